const base = '/api/mealplan'
const plan = `${base}/:planId`
const template = `${plan}/template/:templateId`
const week = `${template}/week/:weekId`
const day = `${week}/day/:dayId`
const item = `${day}/items/:itemId`

/** Where the parts of a plan live; `place-params.ts` says what may stand in them. */
export const addresses = { base, plan, template, week, day, item } as const
