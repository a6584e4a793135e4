/**
 * Of Node, for the server: the less its heap may ever hold, the sooner V8 looks for what of it is still used. A server uses 50 MB;
 * at this limit it peaks some 70 to 100 MB lower than at Node's own, and at a smaller one collecting makes changes wait. New objects
 * get two halves of 4 MB, not of 16, which V8 keeps once it has filled them (decision 119).
 */
export const serverOptions = ['--max-old-space-size=1536', '--max-semi-space-size=4']

/** Of the C library: threads share two places for what isn't V8's. Each would keep room of its own, 11 MB together in an idle server. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
