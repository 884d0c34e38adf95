/** The shortcuts, as '?' lists them. */
export const shortcutGroups: readonly {
  readonly label: string
  readonly rows: readonly (readonly [keys: string, what: string])[]
}[] = [
  {
    label: 'Em todas as telas',
    rows: [
      ['Ctrl K', 'Buscar telas, pedidos, clientes e produtos'],
      ['/', 'Ir para a busca da tela'],
      ['N', 'Novo pedido'],
      ['G I', 'Ir para o início'],
      ['G L', 'Ir para a loja'],
      ['G P', 'Ir para os pedidos'],
      ['G O', 'Ir para os orçamentos'],
      ['?', 'Mostrar estes atalhos'],
      ['Esc', 'Fechar'],
    ],
  },
  {
    label: 'Nas listas',
    rows: [
      ['F', 'Abrir os filtros'],
      ['J K', 'Linha seguinte, linha anterior'],
      ['Enter', 'Abrir a linha'],
      ['.', 'Abrir o menu da linha'],
    ],
  },
  {
    label: 'No gerador e nas janelas',
    rows: [
      ['Alt 1 … 4', 'Ir para a etapa'],
      ['Ctrl Enter', 'Confirmar a janela'],
    ],
  },
]

/** The targets of G and a letter; only those that the bar has too. */
export const goTo: Readonly<Record<string, string>> = { i: '/', l: '/sales', p: '/pedidos', o: '/orcamentos' }
