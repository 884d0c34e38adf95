import {
  cableGroup,
  fixingGroup,
  inverterGroup,
  moduleGroup,
  monitoringGroup,
  protectionGroup,
  structureGroup,
} from '@girassol/domain/catalogue'

const titles: Readonly<Record<string, string>> = {
  [moduleGroup]: 'Painéis solares',
  [inverterGroup]: 'Inversores',
  [fixingGroup]: 'Fixadores e conectores',
  [structureGroup]: 'Estruturas',
  [cableGroup]: 'Cabos',
  [protectionGroup]: 'String box e proteção',
  [monitoringGroup]: 'Monitoramento',
}

/** The tab label of a product group; the ERP writes its groups in capitals, without accents. */
export const groupTitle = ({ BM_GRUPO, BM_DESC }: { readonly BM_GRUPO: string; readonly BM_DESC: string }): string =>
  titles[BM_GRUPO] ?? `${BM_DESC.charAt(0)}${BM_DESC.slice(1).toLowerCase()}`
