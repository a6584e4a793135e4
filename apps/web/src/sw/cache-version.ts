import { appCachePrefix } from '../lib/device/stored-names.ts'
import { type AppFiles, pageAddress } from './app-files.ts'

/** From this version's cache only. */
export function readCachedFile(file: Request | string, { version }: AppFiles): Promise<Response | undefined> {
  return caches.match(file, { cacheName: appCachePrefix + version })
}

/** All or nothing: when one file fails, the previous version stays in use, and the browser tries again later. */
export async function cacheVersion(app: AppFiles): Promise<void> {
  const cache = await caches.open(appCachePrefix + app.version)
  await Promise.all([cachePage(cache, app), ...app.files.map((file) => cacheFile(cache, file))])
}

/** The previous version stays as well: pages opened with it still request its files. */
export async function dropOldVersions({ version }: AppFiles): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(appCachePrefix) && name !== appCachePrefix + version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** With its headers, so that the content security policy applies offline too. */
async function cachePage(cache: Cache, { entry }: AppFiles): Promise<void> {
  const page = await fetch(pageAddress, { cache: 'no-store' })
  const text = await page.clone().text()
  // Some servers may have the new version and some not, or something else answers in their place.
  if (!page.ok || !text.includes(entry)) throw new TypeError('The page is of another version')
  await cache.put(pageAddress, page)
}

/** A file with its content's hash in its name is the same in an earlier version's cache. */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('/assets/')
  const kept = isHashed ? await caches.match(file) : undefined
  const answer = kept ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }))
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!answer.ok || isPage) throw new TypeError(`${file} can’t be had`)
  await cache.put(file, answer)
}
