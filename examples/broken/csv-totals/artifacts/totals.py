import csv
import sys


def totals(path):
    """Sum the amount column of a CSV file, per customer."""
    sums = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            amount = row["amount"].replace(",", "")
            sums[row["customer"]] = sums.get(row["customer"], 0.0) + float(amount)
    return sums


if __name__ == "__main__":
    for customer, total in sorted(totals(sys.argv[1]).items()):
        print(f"{customer}\t{total:.2f}")
