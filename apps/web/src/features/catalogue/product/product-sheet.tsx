import type { ProductDetailView } from '@girassol/contract/catalogue'
import { KitContents } from '../store/kit-contents.tsx'
import classes from './product-sheet.module.css'

type Detail = Pick<ProductDetailView, 'DETALHES' | 'FT' | 'items'>

const Line = ({ ATRIB, VALOR, link }: ProductDetailView['FT'][number]) => (
  <li>
    {ATRIB} -{' '}
    {link === null ? (
      VALOR
    ) : (
      <a href={link} target="_blank" rel="noreferrer">
        {VALOR}
      </a>
    )}
  </li>
)

/** Description, technical sheet as 'attribute - value', and the contents of a kit (STORE-010, STORE-013). */
export const ProductSheet = ({ detail }: { readonly detail: Detail }) => {
  const { DETALHES, FT, items } = detail
  if (FT.length === 0 && DETALHES === '' && items.length === 0) return <p>Sem detalhes para exibição</p>
  return (
    <>
      {DETALHES !== '' && <p className={classes.description}>{DETALHES}</p>}
      {FT.length > 0 && (
        <>
          <h3>Ficha técnica</h3>
          <ul className={classes.sheet}>
            {FT.map((line) => (
              <Line key={`${line.ATRIB} ${line.VALOR}`} {...line} />
            ))}
          </ul>
        </>
      )}
      {items.length > 0 && (
        <>
          <h3>Itens</h3>
          <KitContents items={items} />
        </>
      )}
    </>
  )
}
