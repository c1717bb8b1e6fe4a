/** Why the upgrade cannot go on, told to the owner as it is. */
export class UpgradeStop extends Error {}
