/**
 * Of Node, for the server: the less its heap may ever hold, the sooner V8 looks for what of it is still used. At a gigabyte
 * it peaks some 60 MB lower than at Node's own limit, and a server needs 50 of it.
 */
export const serverOptions = ['--max-old-space-size=1024']
