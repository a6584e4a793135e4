/** What a client may prefer of an answer (RFC 7240). Browsers print every 404 as an error: where there is nothing yet, they ask for 204. */
export const preferEmptyIfAbsent = 'absent=empty'
/** A client that shows its own change already asks for no more than whether it was saved. */
export const preferMinimal = 'return=minimal'
