/** True for programs that take a password with an option that does not say so. */
export function isClient(text: string): boolean {
  return text.length <= 80 && client.test(text);
}

const client =
  /^(?:[\w./-]{0,60}\/)?(?:sshpass|curl(?:\.exe)?|wget|https?|xh|skopeo|mysql(?:dump|admin|import)?|mariadb(?:-dump)?|mongo(?:sh|dump|restore)?)$/;
