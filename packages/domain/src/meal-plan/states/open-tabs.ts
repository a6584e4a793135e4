import type { Template } from '../template.ts'
import { templateStateOf } from './template-state.ts'

/** APP-4, APP-5: "My Meals" and "Shopping List" are there from the first ready week 1; until then a hint says how to get them. */
export function areTabsUnlocked(template: Template): boolean {
  return templateStateOf(template) !== 'preparing'
}
