import { daysLeftoversKeep } from '../../meals/meals.ts'
import type { HelpfulFoods } from '../../nutrition/mineral-goals/mineral-sentences.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import type { RecipeCard, RecipePictures } from '../../recipes/shown/recipe-card.ts'
import type { KeepsDays } from '../feeding.ts'
import type { DayFit } from '../fit.ts'
import { type Item, type ItemId, isFilled } from '../item.ts'
import type { Unsuited } from '../table/unsuited.ts'
import type { Day, DayId, Template } from '../template.ts'
import type { ItemPlates, ShownEaterFit } from './item-plates.ts'

/** What a person said of a recipe, with what is shown of it (ITEM-7). */
export type Interaction = Readonly<{
  type: 'like' | 'dislike'
  recipeId: RecipeId
  title: string
  pictures: RecipePictures
}>

/** What the server says of a day, and of which: a change that isn't answered yet leaves it behind. */
export type CertifiedDay = Readonly<{ day: Day; fit: DayFit }>

/** A person's plan, with all that is shown of it. */
export type MealPlan = Readonly<{
  id: string
  /** Grows with every change. */
  version: number
  /** What it is made for. */
  answers: Questionnaire
  interactions: readonly Interaction[]
  /** The active one. */
  template: Template
  /** Of the recipes that stand in it. */
  cards: Readonly<Record<RecipeId, RecipeCard>>
  certified: Readonly<Record<DayId, CertifiedDay>>
  /** TOG-3: of items that others eat along; absent without any. */
  plates?: Readonly<Record<ItemId, ItemPlates>> | undefined
  /** TOG-3: of days that somebody with needs of their own shares; absent without any. */
  eaterFits?: Readonly<Record<DayId, readonly ShownEaterFit[]>> | undefined
  /** TOG-2: of meals whose guests may not eat all of it; absent without any. */
  unsuited?: Readonly<Record<ItemId, readonly Unsuited[]>> | undefined
  /** MIN-3: of a person who aims at minerals. */
  helpfulFoods?: HelpfulFoods | undefined
  /** MAP-1: as it is shown before payment. */
  isFirstWeekOnly?: true | undefined
}>

/** Undefined where nothing stands. */
export function cardOf({ cards }: Pick<MealPlan, 'cards'>, item: Item): RecipeCard | undefined {
  return isFilled(item) ? cards[item.recipeId] : undefined
}

/** CON-4: a card of an older version doesn't say; then the dish keeps as leftovers did. */
export function keepsDaysOnCards({ cards }: Pick<MealPlan, 'cards'>): KeepsDays {
  return (recipeId) => cards[recipeId]?.keepsDays ?? daysLeftoversKeep
}

export function likedRecipes({ interactions }: Pick<MealPlan, 'interactions'>): ReadonlySet<RecipeId> {
  return recipesOf(interactions, 'like')
}

export function avoidedRecipes({ interactions }: Pick<MealPlan, 'interactions'>): ReadonlySet<RecipeId> {
  return recipesOf(interactions, 'dislike')
}

function recipesOf(interactions: readonly Interaction[], type: Interaction['type']): ReadonlySet<RecipeId> {
  return new Set(interactions.filter((one) => one.type === type).map(({ recipeId }) => recipeId))
}
