"""The network behind `hard`: what it sees (`features`), what it can say (`labels`), and how it thinks (`model`)."""
