/** "day 2" → "Day 2": as a sentence or a label begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
