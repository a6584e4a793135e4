/** "Nov 20, 2:05 PM", in the person's language and time zone. */
export function momentText(instant: string): string {
  const format = new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(new Date(instant))
}
