const titles: Readonly<Record<string, string>> = {
  '1001': 'Painéis solares',
  '1010': 'Inversores',
  '1020': 'Fixadores e conectores',
  '1030': 'Estruturas',
  '1040': 'Cabos',
  '1050': 'String box e proteção',
  '1060': 'Monitoramento',
}

/** The tab label of a product group; the ERP writes its groups in capitals, without accents. */
export const groupTitle = ({ BM_GRUPO, BM_DESC }: { readonly BM_GRUPO: string; readonly BM_DESC: string }): string =>
  titles[BM_GRUPO] ?? `${BM_DESC.charAt(0)}${BM_DESC.slice(1).toLowerCase()}`
