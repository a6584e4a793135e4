/** One for each version of the app, with nothing of anybody in it. */
export const appCachePrefix = 'butterleaf-app-'

/** What the week looks like; it goes with the person. */
export const pictureCache = 'butterleaf-pictures'

/** All of IndexedDB that is ours. */
export const databaseName = 'butterleaf'
