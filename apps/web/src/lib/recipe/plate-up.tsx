import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { type FilledItem, helpingsOf } from '@butterleaf/domain/meal-plan/item'
import type { ItemPlates } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { childPortion, nobody } from '@butterleaf/domain/meal-plan/table/guests'
import type { Guests } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { Card } from '#ui/surface/card.tsx'

type PlateUpProps = {
  item: FilledItem
  plates: ItemPlates | undefined
  /** [TOG-2] */
  guests: Guests | undefined
  /** The main first. */
  dishes: readonly Dish[]
}

type Dish = Pick<RecipeCard, 'title' | 'short' | 'gramsPerServing'>

/** [TOG-2] [TOG-3] Who gets how much of what was cooked; grams are those of the ingredients as they go in. */
export function PlateUp({ item, plates: known, guests, dishes }: PlateUpProps) {
  const { adults, children } = guests ?? nobody
  const plates = known?.plates ?? []
  // All who would eat along are out.
  if (plates.length + adults + children === 0) return null
  const weights = dishes.map((dish, at) => gramsOf(dish, plates, at))
  return (
    <Card as="section" aria-label="Plate up" className="grid break-inside-avoid gap-3">
      <h2 className="text-lg">Plate up</h2>
      {helpingsOf(item).map(({ recipeId, servings }, at) => {
        const gramsPerServing = weights[at] ?? 0
        return (
          <div key={recipeId} className="grid gap-1">
            {dishes[at] && (dishes.length > 1 || known?.apart) && (
              <h3 className={nameLook}>{shortName(dishes[at])}</h3>
            )}
            <ul className="grid gap-1">
              <Portion name="You" servings={servings} grams={gramsPerServing * servings} />
              {plates.map(({ eaterId, name, helpings }) => (
                <Portion
                  key={eaterId}
                  name={name}
                  {...(helpings[at] ?? nothing)}
                  instead={at === 0 ? insteadOf(known, eaterId) : undefined}
                />
              ))}
              {adults > 0 && (
                <Portion
                  name={adults === 1 ? 'A guest' : `${adults} guests, each`}
                  servings={servings}
                  grams={gramsPerServing * servings}
                />
              )}
              {children > 0 && (
                <Portion
                  name={children === 1 ? 'A child' : `${children} children, each`}
                  servings={servings * childPortion}
                  grams={gramsPerServing * servings * childPortion}
                />
              )}
            </ul>
          </div>
        )
      })}
      {(known?.apart ?? []).map(({ recipeId, title, eaters }) => (
        <div key={recipeId} className="grid gap-1">
          <h3 className={nameLook}>{title}</h3>
          <p className="text-sm wrap-anywhere text-muted">
            Cooked for {joinWords(eaters.map(({ name }) => name))} alone
          </p>
          <ul className="grid gap-1">
            {eaters.map(({ eaterId, name, servings, grams }) => (
              <Portion key={eaterId} name={name} servings={servings} grams={grams} />
            ))}
          </ul>
        </div>
      ))}
      {weights.some((grams) => grams > 0) && (
        <p className="text-sm text-pretty text-muted">
          Weighed as the ingredients go in: what is cooked weighs less, and is shared in the same parts.
        </p>
      )}
    </Card>
  )
}

/** The display face has one weight. */
const nameLook = 'font-sans text-base font-semibold text-pretty'
const nothing = { servings: 0, grams: 0 }

/** What a serving weighs. A copy that an older version stored doesn't say; then it follows from a plate that has some of it. */
function gramsOf({ gramsPerServing }: Dish, plates: ItemPlates['plates'], at: number): number {
  if (gramsPerServing !== undefined) return gramsPerServing
  const some = plates.map(({ helpings }) => helpings[at]).find((helping) => helping && helping.servings > 0)
  return some ? some.grams / some.servings : 0
}

/** Who has something else is told so: "None" alone would look like a fault. */
function insteadOf(known: ItemPlates | undefined, eaterId: string): boolean {
  return (known?.apart ?? []).some(({ eaters }) => eaters.some((one) => one.eaterId === eaterId))
}

type PortionProps = { name: string; servings: number; grams: number; instead?: boolean | undefined }

function Portion({ name, servings, grams, instead = false }: PortionProps) {
  const none = instead ? 'None: see below' : 'None'
  const amount = servings > 0 ? servingsText(servings) : none
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="shrink-0 tabular-nums">
        {amount}
        {grams > 0 && servings > 0 && <span className="text-muted"> · {Math.round(grams)} g</span>}
      </span>
    </li>
  )
}
