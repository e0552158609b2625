/** The greeting of an hour: English has one from eleven to six, Indonesian another from three on. */
export function greetingAt(hour: number): 'morning' | 'day' | 'afternoon' | 'evening' {
  if (hour < 11) return 'morning';
  if (hour < 15) return 'day';
  return hour < 18 ? 'afternoon' : 'evening';
}
