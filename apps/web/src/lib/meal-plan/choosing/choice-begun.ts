import { type FoundItem, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { useEffect, useRef } from 'react'
import { type Location, matchPath, useLocation, useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { usePlan } from '../plan-context.ts'
import { editorPath, mealsPath } from '../plan-places.ts'

/**
 * [MAP-3] What the pages on which a dish is chosen keep in the router's state: their addresses are the Editor's, but a choice ends where
 * it was begun. `steps` leads back there in the history; undefined where the choice was opened by its address.
 */
export type ChoiceBegun = Readonly<{ begunIn: 'meals' | 'editor'; steps?: number | undefined }>

const choicePaths = [
  paths['app.template.preparing.day.recipes'],
  paths['app.template.preparing.day.recipes.recipe'],
  paths['app.template.preparing.day.leftovers'],
] as const

type Place = Pick<Location, 'pathname' | 'state'>

/** Undefined where no dish is being chosen. */
export function choiceAt({ pathname, state }: Place): ChoiceBegun | undefined {
  if (!choicePaths.some((path) => matchPath(path, pathname))) return undefined
  return (state as ChoiceBegun | null)?.begunIn ? (state as ChoiceBegun) : { begunIn: 'editor' }
}

/** The router's state of a link from here to a page on which a dish is chosen. */
export function useChoiceState(): ChoiceBegun {
  const place = useLocation()
  const choice = choiceAt(place)
  if (choice) return { ...choice, steps: choice.steps && choice.steps + 1 }
  const isInEditor = matchPath(`${paths['app.template.preparing.day']}/*`, place.pathname)
  return { begunIn: isInEditor ? 'editor' : 'meals', steps: 1 }
}

/** The way back from a choice: `leave` as the person came, `end` with the focus on the dish that was chosen. */
export function useChoiceEnd(slot: FoundItem) {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const { begunIn, steps } = choiceAt(useLocation()) ?? { begunIn: 'editor' }
  const path = (begunIn === 'meals' ? mealsPath : editorPath)(template, placeOfDay(slot))
  const leave = () => void (steps ? navigate(-steps) : navigate(path))
  const end = () => {
    opener = undefined
    chosen = { itemId: slot.item.id }
    leave()
  }
  return { path, canReturn: steps !== undefined, leave, end }
}

/** The button of a dish's sheet, until the person who went from the sheet to a choice is back without one. */
let opener: { key: string; label: string; isLeft: boolean } | undefined

/** For the button that opens the sheet of a dish: it has the focus again when the person comes Back from a choice. */
export function useOpenerOfChoice(label: string) {
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (!opener?.isLeft || opener.key !== key || opener.label !== label) return
    opener = undefined
    returnedTo = button.current
    returnedTo?.focus()
  }, [key, label])
  const remember = () => {
    opener = { key, label, isLeft: false }
  }
  return { button, remember }
}

let returnedTo: HTMLElement | null = null

/** The button that has the focus again because its choice was left. */
export function openerInFocus(): HTMLElement | undefined {
  return returnedTo && returnedTo === document.activeElement ? returnedTo : undefined
}

/** Where the sheet of a dish is left for a choice. */
export function leaveOpener(): void {
  if (opener) opener.isLeft = true
}

/** From the choice until its dish has the focus. Not in the router's state, where it would come back with each Back. */
let chosen: { itemId: string; isFocused?: boolean } | undefined

/** For the link or heading that stands for a dish in its place. */
export function useFocusWhenChosen<Focused extends HTMLElement>(itemId: string) {
  const focused = useRef<Focused>(null)
  useEffect(() => {
    if (chosen?.itemId !== itemId || chosen.isFocused || !focused.current) return
    chosen.isFocused = true
    focused.current.focus()
  }, [itemId])
  return focused
}

/** Whether the app itself goes back from a choice: its notice stays in sight, and the page is scrolled to its dish. */
export function isChoiceEnding(): boolean {
  return chosen !== undefined
}

/** Once the page to which a choice led is there. */
export function forgetChosen(): void {
  chosen = undefined
}
