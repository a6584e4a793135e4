import ShoppingBasket from 'virtual:lucide/shopping-basket'

export function EmptyBasket() {
  return (
    <span className="grid size-28 place-items-center rounded-full bg-butter text-on-butter">
      <ShoppingBasket aria-hidden className="size-12" strokeWidth={1.5} />
    </span>
  )
}
