import { setFlagsFromString } from 'node:v8';

// Most of what tests run is run a few times, and optimising it took a quarter of the time of apps/worker's. V8 waits
// some nine times as long as usual before it does.
setFlagsFromString('--interrupt-budget=600000');
