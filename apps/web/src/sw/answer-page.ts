import { withTimeout } from '../lib/offline/with-timeout.ts'
import { type AppFiles, pageAddress } from './app-files.ts'
import { readCachedFile } from './cache-version.ts'

/** A weak signal gets by; with a dead one nobody waits long in a shop. */
const patienceMs = 3_000

const pages = /^\/(app|settings|weight-tracker|support|feed|onboarding|auth|callback|logout)(\/|$)/
const starts = /^\/(home\/?)?$/

export function isPage(pathname: string): boolean {
  return pages.test(pathname)
}

/** The landing page, which isn't kept. */
export function isStart(pathname: string): boolean {
  return starts.test(pathname)
}

/** The server's own page first: nobody stays on an old version, or under old rules, while it answers. */
export async function answerPage(request: Request, app: AppFiles): Promise<Response> {
  const impatience = new AbortController()
  const answer = await withTimeout(asked(request, impatience.signal), patienceMs).catch(() => undefined)
  if (answer) return answer
  // A browser has only a few connections: a dead one isn't left open.
  impatience.abort()
  return (await readCachedFile(pageAddress, app)) ?? fetch(request)
}

/** Who has the app and no network is led into it. */
export function answerStart(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.redirect(pageAddress))
}

/** Fails where something else answers in the server's place: a proxy whose server is down, or a shop’s sign-in page. */
async function asked(request: Request, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(request, { signal })
  if (answer.status >= 500) throw new TypeError(`The server answered ${answer.status}`)
  if (answer.ok && !(await answer.clone().text()).includes('id="root"'))
    throw new TypeError('Not a page of the app')
  return answer
}
