// The files that a command changes, as they were before, so that a failure at any point leaves the tree as it was.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The file system as the journal uses it; a test puts one in its place that runs full. */
export const realFiles = { cpSync, writeFileSync, renameSync };

/** Folders above a file that do not exist yet, the outermost first. */
function missingFolders(file) {
  const missing = [];
  for (let at = path.dirname(file); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
  return missing;
}

export class Journal {
  #undo = [];
  #aside = [];
  #files;
  #asideDir;

  /** @param {{ files?: typeof realFiles, asideDir: string }} options `asideDir`: where removed files wait, on the same disk */
  constructor({ files = realFiles, asideDir }) {
    this.#files = files;
    this.#asideDir = asideDir;
  }

  /** Remembers an action that takes back one that is about to be done. */
  add(undo) {
    this.#undo.push(undo);
  }

  #makeFolder(file) {
    for (const folder of missingFolders(file)) {
      mkdirSync(folder);
      this.add(() => {
        if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
      });
    }
  }

  /** Remembers a file as it is, for a program that is about to change it. */
  keep(file) {
    const before = existsSync(file) ? readFileSync(file) : undefined;
    this.add(() => {
      if (before === undefined) {
        rmSync(file, { force: true });
      } else if (!existsSync(file) || !readFileSync(file).equals(before)) {
        writeFileSync(file, before);
      }
    });
  }

  /** Writes a file whole or not at all. */
  write(file, text) {
    this.#makeFolder(file);
    this.keep(file);
    const partial = `${file}.partial`;
    this.add(() => rmSync(partial, { force: true }));
    this.#files.writeFileSync(partial, text);
    this.#files.renameSync(partial, file);
  }

  /** Copies a folder to where none is. */
  copy(from, to, filter = () => true) {
    this.#makeFolder(to);
    this.add(() => rmSync(to, { recursive: true, force: true }));
    this.#files.cpSync(from, to, { recursive: true, filter, errorOnExist: true });
  }

  /** Takes a file or folder away; it is moved aside until the command has succeeded. */
  remove(target) {
    if (!existsSync(target)) return;
    mkdirSync(this.#asideDir, { recursive: true });
    const aside = path.join(mkdtempSync(path.join(this.#asideDir, 'removed-')), 'content');
    this.#files.renameSync(target, aside);
    this.add(() => {
      renameSync(aside, target);
      rmSync(path.dirname(aside), { recursive: true, force: true });
    });
    this.#aside.push(aside);
  }

  /** Removes the folders of files that went, where they are empty now. */
  removeEmpty(targets) {
    for (const folder of new Set(targets.map((target) => path.dirname(target)))) {
      if (existsSync(folder) && readdirSync(folder).length === 0) {
        rmdirSync(folder);
        this.add(() => mkdirSync(folder));
      }
    }
  }

  /** Makes the changes final. */
  commit() {
    for (const aside of this.#aside) rmSync(path.dirname(aside), { recursive: true, force: true });
    this.#aside = [];
    this.#undo = [];
  }

  /** Takes everything back, the last change first. One that fails does not keep the others from it. */
  async undo() {
    const failures = [];
    for (const action of this.#undo.reverse()) {
      try {
        await action();
      } catch (error) {
        failures.push(error.message);
      }
    }
    this.#undo = [];
    return failures;
  }
}
