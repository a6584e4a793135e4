import { clearDay, howIsMyMonth, newPlan, setDayComplete, swapMeal, whatsPlanned } from './day-tools.ts'
import { addToList, shoppingListTool, useUpFood } from './list-tools.ts'
import { logFood, logWeight } from './log-tools.ts'
import { findRecipes, readRecipe, saveRecipe } from './recipe-tools.ts'
import type { Tool } from './tool.ts'
import { undoTool } from './undo-tool.ts'

/** [DOOR-4] In the order an assistant is told of them. */
export const allTools: readonly Tool[] = [
  ...[whatsPlanned, howIsMyMonth, findRecipes, readRecipe, swapMeal, setDayComplete],
  ...[logFood, logWeight, shoppingListTool, addToList, useUpFood, saveRecipe],
  ...[undoTool, clearDay, newPlan],
]
