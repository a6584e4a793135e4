/** What stands on a list beside the aisles of a shop, under headings of its own. */
export const listHeadings = { own: 'Other', noLongerNeeded: 'No longer needed' } as const
