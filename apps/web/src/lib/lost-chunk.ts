/**
 * [APP-9] A part of the app that the server no longer has, since a newer version took its place, or that the
 * network lost: the specification's wording, the browsers' own for a failed import, and the bundler's.
 */
const wordings =
  /Loading chunk [\w-]+ failed|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS/i

export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || wordings.test(error.message))
}
