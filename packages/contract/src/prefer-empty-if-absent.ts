/** A `Prefer` of our own: of what isn't there yet the call answers 204 instead of 404, which is no error to a browser. */
export const preferEmptyIfAbsent = 'absent=empty'
