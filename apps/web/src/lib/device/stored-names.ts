/**
 * Decides when a thing goes (`forget-device.ts`):
 * - `device`: says nothing of a person and stays
 * - `person`: goes when its person leaves
 * - `person, until sent`: goes when its person logs out; a session that only ran out leaves it to be sent
 */
type BelongsTo = 'device' | 'person' | 'person, until sent'

/** A name that begins so and isn't in the table was written by another version of the app. It counts as a person's. */
export const namePrefix = 'butterleaf.'

/** All of localStorage. A number at the end is that of the format: another one begins without what was there. */
export const deviceNames = {
  'butterleaf.theme': 'device',
  /** A person is probably signed in. public/enter.js reads it, too. */
  'butterleaf.signed-in': 'device',
  /** Whether this site may count pages. */
  'butterleaf.counting': 'device',
  /** Who signed in here last. */
  'butterleaf.owner': 'person',
  'butterleaf.plan.1': 'person',
  'butterleaf.lists.1': 'person',
  /** Changes of shopping lists that the server doesn't have yet. */
  'butterleaf.unsent.1': 'person, until sent',
  'butterleaf.last-view': 'person',
  'butterleaf.recipe-unit': 'person',
  /** Steps reached and ingredients ticked off, by cooking. */
  'butterleaf.kitchen': 'person',
  'butterleaf.timers': 'person',
} as const satisfies Record<`${typeof namePrefix}${string}`, BelongsTo>

export type DeviceName = keyof typeof deviceNames

/** All of sessionStorage: it goes with the tab, and when its person logs out. */
export type TabName =
  /** A form that is being filled in. */
  | `butterleaf.draft.${string}`
  /** A sign-in under way, by its state. */
  | `butterleaf.sign-in.${string}`
  /** This tab has just asked the identity provider by a full redirect. */
  | 'butterleaf.asked-provider'
  /** A purchase that is sent and not answered yet. */
  | 'butterleaf.purchase'
  /** What PayPal's page, or the bank's, was asked. */
  | 'butterleaf.paypal'
  | 'butterleaf.bank'
  /** The version of the app for which the tab has reloaded by itself. */
  | 'butterleaf.reloaded-for'

/** All of IndexedDB: meals of this week, a person's. */
export const databaseName = 'butterleaf'

/** Pictures of the week's dishes, a person's. */
export const pictureCache = 'butterleaf-pictures'

/** The app's own files, one cache for each version; they say nothing of a person. */
export const appCachePrefix = 'butterleaf-app-'
