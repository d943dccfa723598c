import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asAccount, type PostgresCluster } from './postgres-cluster.ts'

export type RepositoryOptions = {
  readonly directory: string
  /** The file that operators install. */
  readonly configuration: string
  readonly cluster: PostgresCluster
}

const folders = ['repository', 'spool', 'log', 'lock']

/** pgBackRest with the configuration that operators install: paths, port, user and passphrase are the drill's. */
export class BackupRepository {
  readonly #file: string

  constructor({ directory, configuration, cluster }: RepositoryOptions) {
    this.#file = join(directory, 'pgbackrest.conf')
    for (const folder of folders) mkdirSync(join(directory, folder), { mode: 0o770 })
    const text = readFileSync(configuration, 'utf8')
      .replace('/var/lib/pgbackrest', join(directory, 'repository'))
      .replace('/var/spool/pgbackrest', join(directory, 'spool'))
      .replace('/var/log/pgbackrest', join(directory, 'log'))
      .replace('/var/lib/postgresql/15/main', cluster.directory)
      .replace('pg1-port=5432', `pg1-port=${cluster.port}`)
      .replace(
        'pg1-user=postgres',
        `pg1-user=bituin_admin\npg1-database=postgres\npg1-socket-path=${cluster.directory}`,
      )
      .replace(
        '[bituin]',
        `lock-path=${join(directory, 'lock')}\nrepo1-cipher-pass=a passphrase of the drill\n\n[bituin]`,
      )
    writeFileSync(this.#file, text, { mode: 0o644 })
    if (process.getuid?.() === 0) {
      execFileSync('chown', ['-R', 'postgres', ...folders.map((folder) => join(directory, folder))])
    }
  }

  /** For `archive_command`. */
  get archiveCommand(): string {
    return `pgbackrest --config=${this.#file} --stanza=bituin archive-push %p`
  }

  /** Runs one of pgBackRest's commands as PostgreSQL's account. */
  run(command: string, ...options: readonly string[]): Promise<string> {
    return asAccount('/usr/bin/pgbackrest', [`--config=${this.#file}`, '--stanza=bituin', ...options, command])
  }
}
