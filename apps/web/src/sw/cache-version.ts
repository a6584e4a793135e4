import { appCachePrefix } from '../lib/device/stored-names.ts'
import { type AppFiles, pageAddress } from './app-files.ts'

/** Of this version alone. */
export function readCachedFile(file: Request | string, { version }: AppFiles): Promise<Response | undefined> {
  return caches.match(file, { cacheName: appCachePrefix + version })
}

/** All of it or, by failing, nothing: then the version before stays in use, and the browser tries again later. */
export async function cacheVersion(app: AppFiles): Promise<void> {
  const cache = await caches.open(appCachePrefix + app.version)
  await Promise.all([cachePage(cache, app), ...app.files.map((file) => cacheFile(cache, file))])
}

/** The last version but this one stays as well: pages opened with it still ask for its parts. */
export async function dropOldVersions({ version }: AppFiles): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(appCachePrefix) && name !== appCachePrefix + version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** With its headers: the content security policy holds without a server too. */
async function cachePage(cache: Cache, { entry }: AppFiles): Promise<void> {
  const page = await fetch(pageAddress, { cache: 'no-store' })
  const text = await page.clone().text()
  // Several servers may be half-way to a new version, or something else answers in their place.
  if (!page.ok || !text.includes(entry)) throw new TypeError('The page is of another version')
  await cache.put(pageAddress, page)
}

/** What has its content's hash in its name, and was kept by an earlier version, is the same. */
async function cacheFile(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('/assets/')
  const kept = isHashed ? await caches.match(file) : undefined
  const answer = kept ?? (await fetch(file, { cache: isHashed ? 'default' : 'no-cache' }))
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!answer.ok || isPage) throw new TypeError(`${file} can’t be had`)
  await cache.put(file, answer)
}
