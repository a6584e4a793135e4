/** Drawn of what is in the dish; the title beside it says what that is. */
export function Plate({ image, isFaded = false }: { image: string; isFaded?: boolean }) {
  return (
    <img
      src={image}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      className={`size-22 shrink-0 rounded-full bg-sunk transition-opacity ${isFaded ? 'opacity-30' : ''}`}
    />
  )
}
