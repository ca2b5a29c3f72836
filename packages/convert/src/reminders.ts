const reminder = /<system-reminder>[\s\S]*?<\/system-reminder>/g;

/** A text without the reminders that the program put into it; trimmed only where something was taken out. */
export function withoutReminders(text: string): string {
  if (!text.includes('<system-reminder>')) return text;
  const left = text.replace(reminder, '');
  return left === text ? text : left.trim();
}
