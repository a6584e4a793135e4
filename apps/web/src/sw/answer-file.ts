import { withTimeout } from '../lib/offline/with-timeout.ts'
import type { AppFiles } from './app-files.ts'
import { readCachedFile } from './cache-version.ts'

/** A part that never comes is said to be lost (APP-9). */
const patienceMs = 20_000

const files =
  /^\/(assets|icons)\/|^\/(theme\.js|favicon\.svg|app\.webmanifest)$|^\/api\/recipes\/[^/]+\/image\//

/** The app's own files, and pictures of recipes; these are the same for everybody. */
export function isFile(pathname: string): boolean {
  return files.test(pathname)
}

/** This version's, else one that was kept otherwise: by the version before, or a picture of the week. */
export async function answerFile(request: Request, app: AppFiles): Promise<Response> {
  const kept = (await readCachedFile(request, app)) ?? (await caches.match(request))
  return kept ?? withTimeout(fetch(request), patienceMs)
}
