import { withTimeout } from '../lib/offline/with-timeout.ts'
import { type AppFiles, pageAddress } from './app-files.ts'
import { readCachedFile } from './cache-version.ts'

/** Long enough for a weak signal, short enough for a dead one. */
const patienceMs = 3_000

const pages = /^\/(app|settings|weight-tracker|support|feed|shared|onboarding|auth|callback|logout)(\/|$)/
const starts = /^\/(home\/?)?$/

export function isPage(pathname: string): boolean {
  return pages.test(pathname)
}

/** The landing page, which isn't cached. */
export function isStart(pathname: string): boolean {
  return starts.test(pathname)
}

/** The server's page first, so that no one stays on an old version, or under an old policy, while the server answers. */
export async function answerPage(request: Request, app: AppFiles): Promise<Response> {
  const impatience = new AbortController()
  const answer = await withTimeout(fetchPage(request, impatience.signal), patienceMs).catch(() => undefined)
  if (answer) return answer
  // A browser has only a few connections, so a dead one is closed.
  impatience.abort()
  return (await readCachedFile(pageAddress, app)) ?? fetch(request)
}

/** Offline, the start page redirects to the cached app. */
export function answerStart(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.redirect(pageAddress))
}

/** Fails where something else answers in the server's place: a proxy whose server is down, or a shop’s sign-in page. */
async function fetchPage(request: Request, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(request, { signal })
  if (answer.status >= 500) throw new TypeError(`The server answered ${answer.status}`)
  if (answer.ok && !(await answer.clone().text()).includes('id="root"'))
    throw new TypeError('Not a page of the app')
  return answer
}
