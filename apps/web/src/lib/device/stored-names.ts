/**
 * Decides when an entry is deleted (`forget-device.ts`):
 * - `device`: never, it holds no personal data
 * - `person`: when its person leaves
 * - `person, until sent`: when its person logs out; a session that only ran out leaves it to be sent
 */
type BelongsTo = 'device' | 'person' | 'person, until sent'

/** A name with this prefix that isn't in the table was written by another version of the app, and counts as a person's. */
export const namePrefix = 'butterleaf.'

/** All of localStorage. A number at the end is the format's: a new format starts empty. */
export const deviceNames = {
  'butterleaf.theme': 'device',
  /** A person is probably signed in. public/enter.js reads it, too. */
  'butterleaf.signed-in': 'device',
  /** Whether this site may count pages. */
  'butterleaf.counting': 'device',
  /** The person who signed in here last. */
  'butterleaf.owner': 'person',
  'butterleaf.plan.1': 'person',
  'butterleaf.lists.1': 'person',
  /** What links of others showed here last. */
  'butterleaf.shared.1': 'person',
  'butterleaf.food-log.1': 'person',
  /** Acts that no answer of the server holds yet. */
  'butterleaf.waiting.1': 'person, until sent',
  /** The same of the release before: of shopping lists, of the plan, of what was eaten. A tab that has it open still writes them. */
  'butterleaf.unsent.1': 'person, until sent',
  'butterleaf.unsent-at-home.1': 'person, until sent',
  'butterleaf.unsent-moves.1': 'person, until sent',
  'butterleaf.unsent-log.1': 'person, until sent',
  /** Whether the cupboard question was answered or skipped here. */
  'butterleaf.cupboard.1': 'person, until sent',
  /** Which changes of the plan were made here. */
  'butterleaf.changes-here.1': 'person',
  'butterleaf.last-view': 'person',
  /** Since which open day of a plan a person leaves open what is behind them. */
  'butterleaf.left-open': 'person',
  'butterleaf.recipe-unit': 'person',
  /** Whether the rows of a shopping list show what stands behind them, and the order of a shop's aisles. */
  'butterleaf.list-notes': 'person',
  'butterleaf.aisle-order': 'person',
  /** Steps reached and ingredients ticked off, by cooking. */
  'butterleaf.kitchen': 'person',
  /** Foods of the food table that a person marked. */
  'butterleaf.favorite-foods.1': 'person',
  'butterleaf.timers': 'person',
  /** When a note about a proposed target was last asked for and shown. */
  'butterleaf.target-note': 'person',
  /** In which units and lines the readings beside the weight are shown here. */
  'butterleaf.readings-view': 'person',
} as const satisfies Record<`${typeof namePrefix}${string}`, BelongsTo>

export type DeviceName = keyof typeof deviceNames

/** All of sessionStorage: deleted with the tab, and when its person logs out. */
export type TabName =
  /** A form that is being filled in. */
  | `butterleaf.draft.${string}`
  /** What was typed into the landing page's taste of a day, until a plan is made of it. */
  | 'butterleaf.tasted.1'
  /** A pending sign-in, by its state. */
  | `butterleaf.sign-in.${string}`
  /** This tab has just been at the identity provider by a full redirect. */
  | 'butterleaf.asked-provider'
  /** A purchase that was sent and isn't answered yet. */
  | 'butterleaf.purchase'
  /** The pending question at PayPal's page, or the bank's. */
  | 'butterleaf.paypal'
  | 'butterleaf.bank'
  /** The version of the app for which the tab has reloaded by itself. */
  | 'butterleaf.reloaded-for'
  /** The router's: how far each page was scrolled, by its entry of the history. */
  | 'react-router-scroll-positions'

/** All of IndexedDB: meals of this week, a person's. */
export const databaseName = 'butterleaf'

/** Pictures of the week's dishes, a person's. */
export const pictureCache = 'butterleaf-pictures'

/** The food table. It is the same for all people and goes with the pictures, so that nothing is left that tells of a person. */
export const foodTableCache = 'butterleaf-food-table'

/** The app's own files, one cache for each version; they hold no personal data. */
export const appCachePrefix = 'butterleaf-app-'
