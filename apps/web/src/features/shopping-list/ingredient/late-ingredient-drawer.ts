import { lazy } from 'react'

export const loadIngredientDrawer = () => import('./ingredient-drawer.tsx')

export const LateIngredientDrawer = lazy(loadIngredientDrawer)
