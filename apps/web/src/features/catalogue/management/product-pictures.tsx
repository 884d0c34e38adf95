import { useState } from 'react'
import { productDrawing, productPicture } from '../../../lib/product-drawing.ts'
import { Picture } from '../../../ui/picture.tsx'
import { ProductPicture } from '../product/product-picture.tsx'
import classes from './product-pictures.module.css'

/** The pictures of a product, one at a time; the first one is the cover (STORE-010, USE-026). */
export const ProductPictures = ({ names }: { readonly names: readonly string[] }) => {
  const [chosen, setChosen] = useState(0)
  const shown = names[chosen] ?? names[0] ?? ''
  return (
    <div className={classes.pictures}>
      <div data-shown>
        <ProductPicture key={shown} product={{ IMG_CAPA: shown }} />
      </div>
      {names.length > 1 && (
        <ul className={classes.thumbnails} aria-label="Fotos">
          {names.map((name, at) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Foto ${at + 1} de ${names.length}`}
                aria-pressed={name === shown}
                onClick={() => setChosen(at)}
              >
                <Picture src={productPicture(name)} alt="" fallback={productDrawing('kit')} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
