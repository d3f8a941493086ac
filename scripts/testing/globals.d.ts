/** What test files share and is to be ended after the last of them (end-what-is-shared.mjs). */
declare var endAfterTests: (() => unknown)[] | undefined;
