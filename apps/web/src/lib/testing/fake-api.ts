import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'
import { vi } from 'vitest'

export interface Answer {
  status?: number
  body?: unknown
}

export interface Sent {
  method: string
  path: string
  body: unknown
  headers?: Readonly<Record<string, string>>
}

/** An account that has chosen kilograms. */
export const metricUser = {
  sub: 's',
  email: null,
  given_name: null,
  family_name: null,
  name: null,
  picture: null,
  unit: 'metric',
  meal_times: { breakfast: '08:00', lunch: '12:30', dinner: '19:00' },
  time_zone: 'Europe/Berlin',
  password: { provider: null, open_until: null },
  sign_in_first: false,
}

/** A promise is an answer that comes late. */
type Handler = (sent: Sent) => Answer | undefined | Promise<Answer>

/** Replaces the server: answers with the handler's result, else 404, and records what was sent. */
export function fakeApi(handler: Handler): { sent: Sent[] } {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const text = typeof init.body === 'string' ? init.body : undefined
    const headers = (init.headers ?? {}) as Record<string, string>
    const one = { method: init.method ?? 'GET', path: String(address), body: readBody(text), headers }
    sent.push(one)
    const answered = handler(one)
    const answer = answered instanceof Promise ? await answered : answered
    const { status = 200, body } = answer ?? { status: 404, body: problem(404) }
    const type = status >= 400 ? 'application/problem+json' : 'application/json'
    return new Response(status === 204 ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': type },
    })
  })
  return { sent }
}

/** A problem as the server sends it: by kind, or by status where the kind makes no difference. */
export function problem(of: ProblemKind | number, errors: { field: string; message: string }[] = []) {
  const told =
    typeof of === 'number'
      ? { type: '/problems/test', title: 'Test', status: of }
      : { ...problemKinds[of], type: `/problems/${of}` }
  return { ...told, detail: 'A test’s problem.', errors }
}

function readBody(text: string | undefined): unknown {
  if (text === undefined) return undefined
  return text.startsWith('{') ? JSON.parse(text) : text
}
