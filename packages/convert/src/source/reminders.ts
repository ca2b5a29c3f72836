/** One that is never closed reads on to the end, once, and stays. */
const reminder = /<system-reminder>[\s\S]*?(?:<\/system-reminder>|(?<end>$))/g;

/** A text without the reminders that the program put into it; trimmed only where something was taken out. */
export function withoutReminders(text: string): string {
  if (!mayHoldReminders(text)) return text;
  const left = text.replace(reminder, (whole, end?: string) => (end === undefined ? '' : whole));
  return left === text ? text : left.trim();
}

/** Whether a text is worth a closer look: nearly none is. */
export function mayHoldReminders(text: string): boolean {
  return text.includes('<system-reminder>');
}
