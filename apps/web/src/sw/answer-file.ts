import { withTimeout } from '../lib/offline/with-timeout.ts'
import type { AppFiles } from './app-files.ts'
import { readCachedFile } from './cache-version.ts'

/** After this time a file that doesn't come counts as lost (APP-9). */
const patienceMs = 20_000

const files =
  /^\/(assets|icons)\/|^\/(theme\.js|favicon\.svg|app\.webmanifest)$|^\/api\/(recipes\/[^/]+\/image|own-recipes\/photos)\//

/** The app's own files, and pictures of recipes: what each of their addresses answers never changes. */
export function isFile(pathname: string): boolean {
  return files.test(pathname)
}

/** From this version's cache, else from another one: the previous version's, or the week's pictures. */
export async function answerFile(request: Request, app: AppFiles): Promise<Response> {
  const kept = (await readCachedFile(request, app)) ?? (await caches.match(request))
  return kept ?? withTimeout(fetch(request), patienceMs)
}
