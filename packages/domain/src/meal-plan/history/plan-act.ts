/** What a person can do to a plan, by the glossary's verbs. */
export const planActs = [
  'fillSlot',
  'clearItem',
  'replaceItem',
  'moveItem',
  'exchangeItems',
  'randomizeItem',
  'addLeftover',
  'skipItem',
  'unskipItem',
  'lockItem',
  'unlockItem',
  'changeServings',
  'completeDay',
  'reopenDay',
  'resetDay',
  'randomizeDay',
  'randomizeWeek',
  'regeneratePlan',
  'restoreTemplate',
  'undoChange',
  'saveAnswers',
  'changeTarget',
  'saveInteraction',
  'removeInteraction',
] as const

export type PlanAct = (typeof planActs)[number]
