type TradedProduct = { readonly product_code: string | null; readonly product_name: string | null }

/** The traded product of an entry; null for every other entry (PTS-057). */
export const toTradedProduct = ({ product_code: code, product_name: description }: TradedProduct) =>
  code === null || description === null ? null : { code, description }
