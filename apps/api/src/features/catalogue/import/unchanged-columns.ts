import type { CatalogueFile } from './catalogue-file.ts'
import type { ProductColumn } from './product-batch.ts'

/** The columns of the table that a file without pictures and files leaves as they are. */
export const listUnchangedColumns = ({ columns }: CatalogueFile): readonly ProductColumn[] =>
  columns === undefined
    ? []
    : [
        ...(columns.includes('IMG_CAPA') ? [] : (['picture'] as const)),
        ...(columns.includes('files') ? [] : (['files'] as const)),
      ]
