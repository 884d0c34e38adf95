/** One of the fifteen numbered sections. */
export type RegulationSection = {
  readonly number: number
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A page of the regulation: the presentation, or an entry of its menu (PTS-023, PTS-024, C-131). */
export type RegulationPage = {
  readonly title: string
  /** Before the first section. */
  readonly opening: readonly string[]
  readonly sections: readonly RegulationSection[]
}

export const regulationTitle = 'Regulamento do programa de pontos'

/** Pages 0 to 7. The dates are those of the programme's first season (C-127); later seasons publish their own. */
export const regulationPages: readonly RegulationPage[] = [
  {
    title: 'Apresentação',
    opening: [
      'O programa de pontos reconhece os integradores que compram geradores de energia solar com a distribuidora. Cada compra que participa vale pontos, os pontos valem produtos da loja de pontos, e o volume da temporada define a categoria do integrador.',
      'Este regulamento tem sete partes: participação, pontos, troca, categorias, prazos, disposições gerais e definições. Ao usar o programa, o integrador declara que leu o regulamento e que concorda com ele.',
      'Em caso de dúvida, fale com o seu consultor.',
    ],
    sections: [],
  },
  {
    title: 'Participação, vigência e cancelamento',
    opening: [],
    sections: [
      {
        number: 1,
        title: 'Quem participa',
        paragraphs: [
          'Participam os integradores com cadastro aprovado e com a participação habilitada pela distribuidora. A participação é gratuita e pertence ao CNPJ do integrador.',
          'Os gestores do integrador consultam o saldo e o extrato e fazem trocas em nome dele. Os colaboradores não têm acesso aos pontos.',
        ],
      },
      {
        number: 2,
        title: 'Vigência, prorrogação e cancelamento',
        paragraphs: [
          'O programa vale de 1º de janeiro de 2024 a 31 de dezembro de 2024, com lançamento em 28 de março de 2024. A distribuidora pode prorrogar o programa por novas temporadas.',
          'As compras feitas antes do início do programa não são contadas.',
          'A participação pode ser cancelada a pedido do integrador, ou pela distribuidora em caso de fraude ou de descumprimento deste regulamento. Com o cancelamento, os pontos não usados perdem o valor.',
        ],
      },
    ],
  },
  {
    title: 'Pontos: aquisição e pontuação',
    opening: [],
    sections: [
      {
        number: 3,
        title: 'Como os pontos são ganhos',
        paragraphs: [
          'Cada real em vendas de geradores que participam do programa vale 1 ponto. Centavos não geram pontos.',
          'Os pontos são creditados em até 30 dias depois da confirmação do pagamento. Os pontos de campanhas promocionais são creditados em até 90 dias depois do fim da campanha.',
          'Geradores gratuitos ou recebidos como brinde não geram pontos.',
        ],
      },
      {
        number: 4,
        title: 'Cancelamento e estorno',
        paragraphs: [
          'A compra cancelada ou devolvida gera o estorno dos pontos que ela creditou. O estorno reduz o saldo disponível e o saldo qualificável e pode rebaixar a categoria da temporada.',
          'Se os pontos estornados já foram trocados, o saldo fica negativo e é compensado com os próximos créditos.',
        ],
      },
      {
        number: 5,
        title: 'Conferência',
        paragraphs: [
          'O integrador confere os lançamentos no extrato. Divergências devem ser comunicadas em até 5 dias do crédito ou do débito.',
          'Os pontos são intransferíveis: não podem ser cedidos, vendidos ou somados entre CNPJs.',
        ],
      },
    ],
  },
  {
    title: 'Troca e qualificação de pontos',
    opening: [],
    sections: [
      {
        number: 6,
        title: 'Como trocar pontos',
        paragraphs: [
          'A troca é feita na loja de pontos, um produto por vez, com os pontos disponíveis. Sem saldo suficiente não há troca, e os pontos não podem ser completados com dinheiro.',
          'A troca depende do estoque do produto. Depois de confirmada, ela é lançada como débito no extrato e não pode ser desfeita pelo integrador.',
        ],
      },
      {
        number: 7,
        title: 'Entrega dos prêmios',
        paragraphs: [
          'O integrador confirma o endereço de entrega no momento da troca e responde por ele.',
          'Um equipamento trocado inteiramente por pontos não gera novos pontos.',
        ],
      },
      {
        number: 8,
        title: 'Pontos qualificáveis e não qualificáveis',
        paragraphs: [
          'Os pontos qualificáveis contam para a categoria e também podem ser trocados. Os pontos não qualificáveis só podem ser trocados por produtos.',
          'A troca não reduz os pontos qualificáveis da temporada. São não qualificáveis os bônus de categoria e os créditos assim identificados no extrato.',
        ],
      },
    ],
  },
  {
    title: 'Níveis, categorias e benefícios',
    opening: [],
    sections: [
      {
        number: 9,
        title: 'Níveis e categorias',
        paragraphs: [
          'A categoria depende dos pontos qualificáveis da temporada.',
          'Bronze: até 500.000 pontos.',
          'Prata: de 500.001 a 1.000.000 de pontos.',
          'Ouro: de 1.000.001 a 2.000.000 de pontos.',
          'Diamante: acima de 2.000.000 de pontos.',
        ],
      },
      {
        number: 10,
        title: 'Bônus e benefícios',
        paragraphs: [
          'Ao alcançar uma categoria pela primeira vez na temporada, o integrador recebe um bônus de pontos não qualificáveis: 20.000 pontos na categoria Prata, 50.000 pontos na categoria Ouro e 80.000 pontos na categoria Diamante.',
          'O bônus é pago uma vez por categoria e por temporada, mesmo que um estorno rebaixe a categoria e ela seja alcançada de novo.',
          'Os benefícios das categorias podem mudar com aviso de 15 dias de antecedência.',
        ],
      },
    ],
  },
  {
    title: 'Prazos, validade e privacidade',
    opening: [],
    sections: [
      {
        number: 11,
        title: 'Prazos dos prêmios',
        paragraphs: [
          'Os prêmios que não são físicos são entregues em até 15 dias. Os prêmios físicos são entregues em até 30 dias úteis. Os prazos contam da confirmação da troca.',
        ],
      },
      {
        number: 12,
        title: 'Validade dos pontos',
        paragraphs: [
          'Os pontos valem 12 meses: os da temporada de 2024 valem de 1º de janeiro a 31 de dezembro de 2024. Os pontos que vencem primeiro são usados primeiro.',
          'Os pontos não usados até a data de expiração saem do saldo, sem direito a compensação. A data de expiração de cada crédito está no extrato.',
        ],
      },
      {
        number: 13,
        title: 'Privacidade',
        paragraphs: [
          'A distribuidora trata os dados do integrador e das pessoas que o representam para operar o programa: apurar pontos, entregar prêmios e prestar contas, de acordo com a Lei Geral de Proteção de Dados Pessoais.',
          'O endereço de entrega é compartilhado apenas com quem entrega o prêmio. O integrador pode pedir acesso aos seus dados e a correção deles pelos canais de atendimento.',
        ],
      },
    ],
  },
  {
    title: 'Disposições gerais',
    opening: [],
    sections: [
      {
        number: 14,
        title: 'Disposições gerais',
        paragraphs: [
          'Os pontos não são moeda, não rendem juros e não podem ser convertidos em dinheiro nem usados para pagar compras.',
          'A distribuidora corrige a qualquer tempo os lançamentos feitos por engano, com o motivo indicado no extrato.',
          'A distribuidora pode alterar este regulamento e publica a versão em vigor no portal. Os casos omissos são decididos pela distribuidora.',
        ],
      },
    ],
  },
  {
    title: 'Definições',
    opening: [],
    sections: [
      {
        number: 15,
        title: 'Definições',
        paragraphs: [
          'Integrador: a empresa que revende e instala geradores de energia solar, identificada pelo CNPJ.',
          'Temporada: o período em que os pontos são contados para a categoria.',
          'Saldo disponível: os pontos que podem ser trocados hoje.',
          'Saldo qualificável: os pontos qualificáveis da temporada, descontados os estornos.',
          'Crédito: o lançamento que acrescenta pontos. Débito: o lançamento que retira pontos, como a troca. Estorno: o lançamento que retira os pontos de uma compra cancelada ou devolvida.',
          'Loja de pontos: a área do portal em que os pontos são trocados por produtos.',
        ],
      },
    ],
  },
]

export type RegulationLine = {
  readonly kind: 'title' | 'heading' | 'paragraph'
  readonly text: string
}

const toLine =
  (kind: RegulationLine['kind']) =>
  (text: string): RegulationLine => ({ kind, text })

/** A page in reading order; a search goes through its lines in this order. */
export const listPageLines = ({ title, opening, sections }: RegulationPage): readonly RegulationLine[] => [
  toLine('title')(title),
  ...opening.map(toLine('paragraph')),
  ...sections.flatMap((section) => [
    toLine('heading')(`${section.number}. ${section.title}`),
    ...section.paragraphs.map(toLine('paragraph')),
  ]),
]
