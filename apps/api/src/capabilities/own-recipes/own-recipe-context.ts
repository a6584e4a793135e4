import type { QueueByKey } from '@butterleaf/server-kit/process/queue-by-key'
import type { AppContext } from '#platform/app-context.ts'
import type { OwnRecipeReader } from '#platform/own-recipe-reader/own-recipe-reader.ts'

/** Where a recipe stands in the person's plans. */
export type PlannedRecipe = Readonly<{
  /** Days of today's plan that would lose it. */
  openDays: readonly number[]
  /** Some plan, today's or an older one, names it: what was cooked stays. */
  isNamed: boolean
}>

/** What own recipes need of the plan, as values. */
export type OwnRecipeContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes' | 'pages'> & {
    reader: OwnRecipeReader
    findPlanned(userId: string, recipeId: string): Promise<PlannedRecipe>
    /** By user: their changes within this process never compete. */
    queueChange: QueueByKey
  }
>
