import type { SessionSeen } from '@butterleaf/contract/account/calls'

export function deviceText({ browser, system }: Pick<SessionSeen, 'browser' | 'system'>): string {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A browser on ${system}` : 'An unknown browser')
}

export function lastSeenText({ current, last_seen_at }: SessionSeen): string {
  return current ? 'This device' : `Used ${timeText(last_seen_at)}`
}

export function firstSeenText({ first_seen_at }: SessionSeen): string {
  return `Signed in ${dayText(first_seen_at)}`
}

function dayText(instant: string): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }).format(new Date(instant))
}

function timeText(instant: string): string {
  const format = new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  return format.format(new Date(instant))
}
