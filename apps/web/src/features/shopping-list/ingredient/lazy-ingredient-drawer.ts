import { lazy } from 'react'

export const loadIngredientDrawer = () => import('./ingredient-drawer.tsx')

export const LazyIngredientDrawer = lazy(loadIngredientDrawer)
