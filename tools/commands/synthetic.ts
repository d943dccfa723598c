// The synthetic player on a clone. `-- --once` plays one round, prints each step and exits with 1 if one failed; without
// it, a round is played every few minutes. Installations start apps/synthetic/main.ts by its unit.
import '#apps/synthetic/main.ts'
