import { itemCalls } from '@butterleaf/contract/meal-plan/calls'
import { changeServings } from '@butterleaf/domain/meal-plan/operations/change-servings'
import { clearSlot } from '@butterleaf/domain/meal-plan/operations/clear-slot'
import { lockItem, unlockItem } from '@butterleaf/domain/meal-plan/operations/lock-item'
import { skipSlot, unskipSlot } from '@butterleaf/domain/meal-plan/operations/skip-slot'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { api } from '#lib/api/api.ts'
import type { PlanChange } from './plan-change.ts'

/** One step is a quarter of a serving. */
export function addServings(place: ItemPlace, steps = 1): PlanChange {
  return {
    act: 'changeServings',
    what: 'add-servings',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.addServings, { params: { ...plan, ...place, n: String(steps) } }),
    optimistic: (template) => changeServings(template, place, steps),
  }
}

export function removeServings(place: ItemPlace, steps = 1): PlanChange {
  return {
    act: 'changeServings',
    what: 'remove-servings',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.removeServings, { params: { ...plan, ...place, n: String(steps) } }),
    optimistic: (template) => changeServings(template, place, -steps),
  }
}

export function lock(place: ItemPlace): PlanChange {
  return {
    act: 'lockItem',
    what: 'lock',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.lock, { params: { ...plan, ...place } }),
    optimistic: (template) => lockItem(template, place),
  }
}

export function unlock(place: ItemPlace): PlanChange {
  return {
    act: 'unlockItem',
    what: 'unlock',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.unlock, { params: { ...plan, ...place } }),
    optimistic: (template) => unlockItem(template, place),
  }
}

export function skip(place: ItemPlace): PlanChange {
  return {
    act: 'skipItem',
    what: 'skip',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.skip, { params: { ...plan, ...place } }),
    optimistic: (template) => skipSlot(template, place),
  }
}

export function unskip(place: ItemPlace): PlanChange {
  return {
    act: 'unskipItem',
    what: 'unskip',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.unskip, { params: { ...plan, ...place } }),
    optimistic: (template) => unskipSlot(template, place),
  }
}

export function clear(place: ItemPlace): PlanChange {
  return {
    act: 'clearItem',
    what: 'clear',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.clear, { params: { ...plan, ...place } }),
    optimistic: (template) => clearSlot(template, place),
  }
}

export function randomizeItem(place: ItemPlace): PlanChange {
  return {
    act: 'randomizeItem',
    what: 'randomize',
    at: place.itemId,
    send: (plan) => api.send(itemCalls.randomize, { params: { ...plan, ...place } }),
  }
}

/** `place` is the item that stands there now. */
export function replaceWith(place: ItemPlace, recipeId: string): PlanChange {
  return {
    act: 'replaceItem',
    what: 'replace',
    at: place.itemId,
    send: (plan) =>
      api.send(itemCalls.replace, { params: { ...plan, ...place }, body: { replacement: recipeId } }),
  }
}
