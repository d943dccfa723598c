/** A bug as somebody could have written it: texts of the product's source, each replaced where it stands. */
export type PlantedBug = { readonly name: string; readonly says: string; readonly edits: readonly Edit[] }
export type Edit = { readonly file: string; readonly from: string; readonly to: string }

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'idempotency-outside',
    says: 'the row that tells a repetition is written outside the transaction',
    edits: [
      {
        file: 'ledger/batch/decided-batch.store.ts',
        from: '  if (transfers.length === 0) return tx.rows(operationInsert, operationValues(at, operations))\n',
        to: `  const keys = tx.rows(operationInsert, operationValues(at, operations))
  if (transfers.length === 0) return keys
  return Promise.all([
    keys,
    tx.rows(transferInsert, transferValues(at, transfers)),
    tx.rows(bookUpdate, bookValues(books)),
  ]).then(() => [])
`,
      },
      {
        file: 'ledger/engine/commit-batch.store.ts',
        from: 'await applyBatch(tx, kind, items, options)',
        to: `await applyBatch({ ...tx, rows: (query, values) =>
          (query.name === 'ledgerOperationInsert' ? db : tx).rows(query, values) }, kind, items, options)`,
      },
    ],
  },
  {
    name: 'limit-before-lock',
    says: 'limits are read before the book is locked',
    edits: [
      {
        file: 'ledger/batch/apply-batch.ts',
        from: '  const loaded = await loadOnce(tx, kind, items, how)\n',
        to: `  const early = await kind.load(tx, items.map(({ input }) => input), keyCheck)
  const loaded = { ...(await loadOnce(tx, kind, items, how)), view: early }\n`,
      },
    ],
  },
  {
    name: 'no-tombstone',
    says: 'a rollback that overtakes its bet leaves no tombstone',
    edits: [
      {
        file: 'features/play/game-wallet/server/plan/plan-rollback.ts',
        from: 'txs: [stone, own] }],',
        to: 'txs: [own] }],',
      },
      {
        file: 'features/play/game-wallet/server/plan/plan-rollback.ts',
        from: 'hashText(`glw-1 tombstone ${refTxId}`), answer }],',
        to: 'hashText(`glw-1 tombstone ${refTxId}`), answer }].slice(1),',
      },
    ],
  },
  {
    name: 'expiry-drops-payment',
    says: 'the sweeper also ends rounds in which money is at stake, and drops their wins',
    edits: [
      {
        file: 'features/play/game-wallet/server/store/open-round.store.ts',
        from: "and state = 'OPEN' and bets = 0",
        to: "and state = 'OPEN'",
      },
      {
        file: 'features/play/game-wallet/server/upkeep/sweep-open-rounds.ts',
        from: 'rounds.filter(({ bets }) => bets === 0)',
        to: 'rounds',
      },
    ],
  },
  {
    name: 'late-payment-dropped',
    says: 'what is paid after its order was over is not credited',
    edits: [
      {
        file: 'features/cashier/deposit/rules.ts',
        from: "if (hadMoney(state)) return { kind: 'nothing' }",
        to: "if (!isOpenOrder(state)) return { kind: 'nothing' }",
      },
    ],
  },
  {
    name: 'made-up-payment',
    says: 'a webhook without a proof is believed',
    edits: [
      {
        file: 'features/cashier/deposit/server/webhook-worker.ts',
        from: 'event.isProven ? event.report : await adapter?.queryPayment(hintOf(event), now)',
        to: 'event.report ?? (await adapter?.queryPayment(hintOf(event), now))',
      },
    ],
  },
  {
    name: 'stale-sequence',
    says: 'numbers and balances come from a read without a lock',
    edits: [{ file: 'ledger/book/book.store.ts', from: ' order by player_id for update skip locked`', to: '`' }],
  },
  {
    name: 'round-taken-for-new',
    says: 'a bet that nobody can pay is refused for that on a round that is over',
    edits: [
      {
        file: 'features/play/game-wallet/server/wallet-kind.ts',
        from: '  isProven: areRoundsNew,\n',
        to: '',
      },
    ],
  },
  {
    name: 'win-paid-twice',
    says: 'a win that is repeated is paid again',
    edits: [
      {
        file: 'features/play/game-wallet/server/order-identity.ts',
        from: 'key: txIdOf(order),',
        to: "key: order.op === 'win' ? `${txIdOf(order)}.${performance.now()}` : txIdOf(order),",
      },
    ],
  },
  {
    name: 'chain-skips-row',
    says: 'the hash chain leaves out a row now and then',
    edits: [
      {
        file: 'ledger/batch/working-books.ts',
        from: '      head = hashed.hash\n',
        to: '      if (step.seq % 5n !== 0n) head = hashed.hash\n',
      },
    ],
  },
  {
    name: 'rollback-pays-again',
    says: 'the rollback of a bet that was rolled back pays again',
    edits: [
      {
        file: 'features/play/game-wallet/rules.ts',
        from: "if (bet.state !== 'APPLIED') return 'repeated'",
        to: "if (bet.state === 'TOMBSTONE') return 'repeated'",
      },
    ],
  },
  {
    name: 'fill-not-unique',
    says: 'a round that is counted again adds to what it filled before',
    edits: [
      {
        file: 'ledger/turnover/counted-round.store.ts',
        from: 'do update set valid_bet = excluded.valid_bet, counted = excluded.counted`',
        to: `do update set valid_bet = turnover_fill.valid_bet + excluded.valid_bet,
     counted = turnover_fill.counted + excluded.counted\``,
      },
      {
        file: 'ledger/turnover/counted-round.store.ts',
        from: 'update turnover_fill f set valid_bet = 0, counted = 0 from',
        to: 'update turnover_fill f set valid_bet = f.valid_bet from',
      },
    ],
  },
  {
    name: 'overdraft',
    says: 'a player may go one centavo below nothing',
    edits: [
      {
        file: 'features/play/game-wallet/rules.ts',
        from: 'bet.amount > bet.coin ?',
        to: 'bet.amount > bet.coin + 1n ?',
      },
      { file: 'ledger/batch/decide-posting.ts', from: 'if (balances[from] < 0n)', to: 'if (balances[from] < -1n)' },
    ],
  },
  {
    name: 'held-coins-spent',
    says: 'coins that are held for a withdrawal can be bet',
    edits: [
      {
        file: 'features/play/game-wallet/server/plan/bet-facts.ts',
        from: 'coin: book.balances.coin,',
        to: 'coin: book.balances.coin + book.balances.hold,',
      },
      {
        file: 'ledger/batch/decide-posting.ts',
        from: '      if (balances[from] < 0n)',
        to: `      if (from === 'coin' && balances.coin < 0n && balances.coin + balances.hold >= 0n) {
        balances.hold += balances.coin
        balances.coin = 0n
      }
      if (balances[from] < 0n)`,
      },
    ],
  },
  {
    name: 'closed-round-bet',
    says: 'a closed round takes a bet',
    edits: [
      {
        file: 'features/play/game-wallet/rules.ts',
        from: "return round?.state === 'CLOSED' ? 'roundClosed' : undefined",
        to: 'return undefined',
      },
    ],
  },
  {
    name: 'blocked-win-refused',
    says: 'the win of a player who is blocked meanwhile is not paid',
    edits: [
      {
        file: 'features/play/game-wallet/server/plan/plan-win.ts',
        from: 'const refusal = refuseWin(winFacts(turn, round, bet))',
        to: `const refusal = refuseWin(winFacts(turn, round, bet)) ??
    (turn.view.players.get(turn.order.playerId)?.isStopped ? 'playerBlocked' : undefined)`,
      },
    ],
  },
  {
    name: 'unknown-told-undone',
    says: 'an operation whose commit was not heard of is told to be surely not applied',
    edits: [
      {
        file: 'features/play/game-wallet/server/submit-order.ts',
        from: '  !deadline.isCommitting ||',
        to: '  deadline !== undefined ||',
      },
      {
        file: 'features/play/game-wallet/server/move-money.ts',
        from: "if (earlier === undefined) return 'tryLater'",
        to: "if (earlier?.playerId === order.playerId || earlier === undefined) return 'tryLater'",
      },
    ],
  },
  {
    name: 'expiry-takes-all',
    says: 'a bonus that expires takes along what was played of it',
    edits: [
      {
        file: 'ledger/turnover/ending.ts',
        from: 'minCentavos(subtractCentavos(credit, clearedShare(requirement)), coin)',
        to: 'minCentavos(credit, coin)',
      },
    ],
  },
]

/** The source with the bug in it. Throws if the source no longer contains the text that the bug replaces. */
export function withBug(source: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { file, from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`)
    return text.replace(from, () => to)
  }, source)
}
