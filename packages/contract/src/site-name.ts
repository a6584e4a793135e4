/** As people read it in titles, mails and documents. */
export const siteName = 'Butterleaf'
