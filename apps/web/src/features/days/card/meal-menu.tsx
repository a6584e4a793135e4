import ArrowLeftRight from 'virtual:lucide/arrow-left-right'
import CalendarArrowUp from 'virtual:lucide/calendar-arrow-up'
import Plus from 'virtual:lucide/plus'
import Utensils from 'virtual:lucide/utensils'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { sidesOf } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { openFoodSheet } from '#lib/food-log/food-sheet-request.ts'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { SideOptions } from '#lib/meal-plan/plate/side-options.tsx'
import { pathTo } from '#lib/paths.ts'
import { useToday } from '#lib/use-today.ts'
import { Drawer } from '#ui/surface/drawer.tsx'
import type { FoundDish } from './card-props.ts'

const LazyMoveSheet = lazy(() => import('../moving/move-sheet.tsx'))
const LazySideSheet = lazy(() => import('#lib/meal-plan/plate/side-sheet.tsx'))

type MealMenuProps = { found: FoundDish; onClose: () => void }

type Chosen = Readonly<{ sheet: 'move' } | { sheet: 'side'; insteadOf: string | undefined }>

/** [LIFE-1] [PLATE-3] What can be done with a meal besides cooking it, each with a line that says what it means. */
export default function MealMenu({ found, onClose }: MealMenuProps) {
  const { plan } = usePlan()
  const [chosen, setChosen] = useState<Chosen>()
  const navigate = useNavigate()
  const card = cardOf(plan, found.item)
  const today = useToday()
  const dateOfMeal = dateOfDay(plan.template, found.dayNumber)
  const date = formatDate(dateOfMeal, 'weekday')
  const openSheet = (kind: 'instead' | 'beside') => {
    onClose()
    openFoodSheet({ date: dateOfMeal, place: { kind, meal: found.item.meal } })
  }
  if (chosen)
    return (
      <Suspense>
        {chosen.sheet === 'move' ? (
          <LazyMoveSheet found={found} onClose={onClose} />
        ) : (
          <LazySideSheet found={found} insteadOf={chosen.insteadOf} onClose={onClose} />
        )}
      </Suspense>
    )
  const { day, item } = found
  const recipes = pathTo('app.template.preparing.day.recipes', {
    templateId: plan.template.id,
    ...placeOfDay(found),
    category: item.meal,
  })
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={card ? shortName(card) : mealWords[found.item.meal]}
      description={`${mealWords[found.item.meal]}, ${date}`}
    >
      {!day.isComplete && item.meal !== 'dessert' && (
        <div className="mb-3">
          <SideOptions found={found} onChoose={(insteadOf) => setChosen({ sheet: 'side', insteadOf })} />
        </div>
      )}
      <ul className="-mx-2 grid gap-1">
        {!day.isComplete && sidesOf(item).length > 0 && (
          <MenuEntry
            icon={<ArrowLeftRight aria-hidden className="size-5" />}
            name="Another main…"
            note="The sides stay beside it."
            onChoose={() => void navigate(recipes)}
          />
        )}
        {!day.isComplete && (
          <MenuEntry
            icon={<CalendarArrowUp aria-hidden className="size-5" />}
            name="Move…"
            note="To another day or meal, or in exchange for what is planned there."
            onChoose={() => setChosen({ sheet: 'move' })}
          />
        )}
        <MenuEntry
          icon={<Utensils aria-hidden className="size-5" />}
          name="Ate something else…"
          note="Out, or another dish: it counts instead of this one."
          onChoose={() => openSheet('instead')}
        />
        {dateOfMeal <= addDays(today, 1) && (
          <MenuEntry
            icon={<Plus aria-hidden className="size-5" />}
            name="Ate more with it…"
            note="A drink, a side, a second helping: it counts beside this one."
            onChoose={() => openSheet('beside')}
          />
        )}
      </ul>
    </Drawer>
  )
}

type MenuEntryProps = { icon: ReactNode; name: string; note: string; onChoose: () => void }

function MenuEntry({ icon, name, note, onChoose }: MenuEntryProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 rounded-field px-3 py-2 text-left transition hover:bg-sunk"
      >
        <span className="row-span-2">{icon}</span>
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-muted">{note}</span>
      </button>
    </li>
  )
}
